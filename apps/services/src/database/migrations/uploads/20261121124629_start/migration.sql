CREATE SCHEMA "uploads";
--> statement-breakpoint
CREATE TABLE "uploads"."uploads" (
	"id" text PRIMARY KEY,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"content_type" text,
	"hash" text
);
--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads"."uploads" ("created_at");