CREATE SCHEMA "rate_limits";
--> statement-breakpoint
CREATE TABLE "rate_limits"."attempts" (
	"id" text PRIMARY KEY,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_expiry" ON "rate_limits"."attempts" ("expires_at");