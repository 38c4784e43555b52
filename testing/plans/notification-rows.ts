/**
 * Returns the statements that fill the tables of notifications; `past` is a moment in SQL, by the
 * number `n` of a row.
 */
export const notificationRows = (past: string): readonly string[] => [
  `insert into notification_definitions (organiser_id, id, cuid, name, trigger, active, global, created_at, updated_at)
    select :organiser, :base + n, 'nd' || :base + n, 'Rappel', 'registration.created', true, true, ${past}, ${past} from generate_series(1, 40) n`,
  `insert into notification_deliveries (organiser_id, id, definition_id, customer_id, registration_id, happened_at, since, due_at, created_at)
    select :organiser, r.id * 4 + k, :base + 1 + k, r.customer_id, r.id, ${past}, ${past}, ${past}, ${past}
    from (select id, customer_id, row_number() over () as n from registrations where organiser_id = :organiser) r, generate_series(0, 3) k`,
];
