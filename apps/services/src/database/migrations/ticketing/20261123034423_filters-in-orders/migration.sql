DROP INDEX "ticketing"."tickets_created";--> statement-breakpoint
CREATE INDEX "tickets_created" ON "ticketing"."tickets" ("organization_id","created_at","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_serial_number";--> statement-breakpoint
CREATE INDEX "tickets_serial_number" ON "ticketing"."tickets" ("organization_id","serial_number","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_number";--> statement-breakpoint
CREATE INDEX "tickets_number" ON "ticketing"."tickets" ("organization_id","number","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_type";--> statement-breakpoint
CREATE INDEX "tickets_type" ON "ticketing"."tickets" ("organization_id","type","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_subject";--> statement-breakpoint
CREATE INDEX "tickets_subject" ON "ticketing"."tickets" ("organization_id","subject","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_machine_name";--> statement-breakpoint
CREATE INDEX "tickets_machine_name" ON "ticketing"."tickets" ("organization_id","machine_name","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_status";--> statement-breakpoint
CREATE INDEX "tickets_status" ON "ticketing"."tickets" ("organization_id","status_rank","number","status","type","location_id","contact_id","serial_number");--> statement-breakpoint
DROP INDEX "ticketing"."tickets_replies";--> statement-breakpoint
CREATE INDEX "tickets_replies" ON "ticketing"."tickets" ("organization_id","replies","number","status","type","location_id","contact_id","serial_number");