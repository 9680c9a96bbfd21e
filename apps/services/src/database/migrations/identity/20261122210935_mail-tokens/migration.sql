CREATE TABLE "identity"."mail_tokens" (
	"token_hash" text PRIMARY KEY,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_tokens_email" ON "identity"."mail_tokens" ("email");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "identity"."mail_tokens" ("expires_at");