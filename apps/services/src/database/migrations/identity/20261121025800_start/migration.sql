CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" text PRIMARY KEY,
	"email" text NOT NULL UNIQUE,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"organizations" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."artifacts" (
	"kind" text,
	"id_hash" text,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "artifacts_pkey" PRIMARY KEY("kind","id_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_keys" (
	"slot" integer PRIMARY KEY,
	"key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "artifacts_grant" ON "identity"."artifacts" ("grant_id");--> statement-breakpoint
CREATE INDEX "artifacts_uid" ON "identity"."artifacts" ("uid");--> statement-breakpoint
CREATE INDEX "artifacts_expiry" ON "identity"."artifacts" ("expires_at");