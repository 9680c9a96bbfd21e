CREATE TABLE "ticketing"."transfers" (
	"id" text PRIMARY KEY,
	"serial_number" text NOT NULL,
	"organization_id" text NOT NULL,
	"recipient" text NOT NULL,
	"contact" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "ticketing"."machines" ADD COLUMN "maintenance_due_on" date;--> statement-breakpoint
CREATE INDEX "transfers_machine" ON "ticketing"."transfers" ("serial_number","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_undecided" ON "ticketing"."transfers" ("serial_number") WHERE "status" = 'requested';--> statement-breakpoint
ALTER TABLE "ticketing"."transfers" ADD CONSTRAINT "transfers_serial_number_machines_serial_number_fkey" FOREIGN KEY ("serial_number") REFERENCES "ticketing"."machines"("serial_number");--> statement-breakpoint
ALTER TABLE "ticketing"."transfers" ADD CONSTRAINT "transfers_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "ticketing"."organizations"("id");--> statement-breakpoint
ALTER TABLE "ticketing"."transfers" ADD CONSTRAINT "transfers_requested_by_people_id_fkey" FOREIGN KEY ("requested_by") REFERENCES "ticketing"."people"("id");--> statement-breakpoint
ALTER TABLE "ticketing"."transfers" ADD CONSTRAINT "transfers_decided_by_people_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "ticketing"."people"("id");