CREATE TABLE "content"."page_schedules" (
	"page_id" text PRIMARY KEY,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"editor" text,
	"created_at" timestamp with time zone NOT NULL,
	"failure" jsonb
);
