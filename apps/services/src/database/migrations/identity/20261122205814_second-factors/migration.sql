CREATE TABLE "identity"."recovery_codes" (
	"account_id" text,
	"code_hash" text,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."totps" (
	"account_id" text PRIMARY KEY,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."artifacts" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "artifacts_account" ON "identity"."artifacts" ("account_id");--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identity"."totps" ADD CONSTRAINT "totps_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "identity"."artifacts" SET "account_id" = "payload"->>'accountId';
