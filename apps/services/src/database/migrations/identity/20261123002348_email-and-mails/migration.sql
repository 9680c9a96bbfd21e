ALTER TABLE "identity"."accounts" ADD COLUMN "muted_mails" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."mail_tokens" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "identity"."mail_tokens" ADD CONSTRAINT "mail_tokens_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE CASCADE;