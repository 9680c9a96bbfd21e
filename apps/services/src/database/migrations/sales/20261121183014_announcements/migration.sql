CREATE TABLE "sales"."announcement_start" (
	"id" integer PRIMARY KEY,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."announcements" (
	"subscription" text,
	"kind" text,
	"entry_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_pkey" PRIMARY KEY("subscription","kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "sales"."noted_entries" (
	"kind" text,
	"entry_id" text,
	"site_id" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"first_shown_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "noted_entries_pkey" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE INDEX "noted_entries_waiting" ON "sales"."noted_entries" ("site_id","waiting_since");--> statement-breakpoint
CREATE INDEX "subscriptions_site" ON "sales"."subscriptions" ("site_id","token_hash");