-- S4: two live appointments of one vendor never overlap, whatever the code does.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_overlap"
  EXCLUDE USING gist ("vendor_id" WITH =, "during" WITH &&)
  WHERE ("declined_at" IS NULL AND "cancelled_at" IS NULL);
--> statement-breakpoint
-- Section 5, Chat: the same text between the same two within 2 seconds is one message.
ALTER TABLE "message" ADD CONSTRAINT "message_no_repeat"
  EXCLUDE USING gist ("sender_id" WITH =, "receiver_id" WITH =, "content_digest" WITH =, "repeat_window" WITH &&);
