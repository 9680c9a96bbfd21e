CREATE TABLE "identity"."attempts" (
	"id" text PRIMARY KEY,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_expiry" ON "identity"."attempts" ("expires_at");