ALTER TABLE "ticketing"."people" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "ticketing"."people" ADD COLUMN "locale" text;