CREATE SCHEMA "sales";
--> statement-breakpoint
CREATE TABLE "sales"."share_data" (
	"as_of" date PRIMARY KEY,
	"registered_shares" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."submissions" (
	"key" text PRIMARY KEY,
	"reference" text NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"email" text,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"page_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."subscriptions" (
	"token_hash" text PRIMARY KEY,
	"email" text NOT NULL,
	"topics" text[] NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"page_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "submissions_email" ON "sales"."submissions" ("email","created_at");--> statement-breakpoint
CREATE INDEX "submissions_reference" ON "sales"."submissions" ("reference");--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "sales"."subscriptions" ("email");