CREATE SCHEMA "jobs";
--> statement-breakpoint
CREATE TABLE "jobs"."jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"queue" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"last_error" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs"."jobs" ("queue","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs"."jobs" ("queue","key");