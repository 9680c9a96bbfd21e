CREATE TABLE "ticketing"."machine_documents" (
	"id" text PRIMARY KEY,
	"serial_number" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bytea NOT NULL
);
--> statement-breakpoint
CREATE INDEX "machine_documents_machine" ON "ticketing"."machine_documents" ("serial_number","kind");--> statement-breakpoint
ALTER TABLE "ticketing"."machine_documents" ADD CONSTRAINT "machine_documents_serial_number_machines_serial_number_fkey" FOREIGN KEY ("serial_number") REFERENCES "ticketing"."machines"("serial_number");