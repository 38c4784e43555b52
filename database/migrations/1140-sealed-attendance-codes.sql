-- The code on a badge lets whoever reads it be marked as present, and stood in clear in its table and in backups. It is kept sealed, since families and staff
-- are shown it again; nothing looks for it by itself, because the register compares what its camera sees with the people of its day (decision 248). What is
-- in clear, from before or written beside the server, is sealed when the server starts next (server/vault/reseal-secrets.ts): SQL has no key.
drop index participants_attendance_code;
alter table participants rename column attendance_code to attendance_code_sealed;
