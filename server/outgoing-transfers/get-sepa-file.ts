import { getSepaFile as endpoint } from '@ribambelle/api/outgoing-transfers/get-sepa-file.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findSepaFile } from './sepa-file-store.ts';

/** Answers a file as it was made. */
export const getSepaFile = action(endpoint, async ({ db, request, organiser }) => {
  const file = orRefuse(await findSepaFile(db, request.sepa_file), 'SEPA_FILE_NOT_FOUND');
  const { number, bytes, created_at } = file;
  return {
    content_type: 'application/xml; charset=utf-8',
    filename: `sepa-${number}-${dayOf(created_at, organiser.timezone)}.xml`,
    bytes: new Uint8Array(bytes),
  };
});
