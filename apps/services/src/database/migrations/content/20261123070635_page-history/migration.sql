CREATE TABLE "content"."page_history" (
	"page_id" text,
	"number" integer,
	"action" text NOT NULL,
	"editor" text,
	"started_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"value" jsonb,
	"versions" text[] NOT NULL,
	"restored_from" integer,
	CONSTRAINT "page_history_pkey" PRIMARY KEY("page_id","number")
);
