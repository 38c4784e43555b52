import type { DefinitionColumns } from './definition-store.ts';

/** Returns the values of a definition that the log compares. */
export function comparable(columns: DefinitionColumns) {
  const { name, title, delay, delay_type, recipient_type, recipient, global, active } = columns;
  return {
    name,
    title,
    delay,
    delay_type,
    recipient_type,
    recipient,
    global,
    active,
    spam_avoidance_delay: columns.spam_avoidance_delay,
    content: JSON.stringify(columns.content),
    requirements: columns.requirements.join(', '),
    attachments: columns.attachments.join(', '),
  };
}
