import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type pg from 'pg';

/** The fields with free text. */
const FREE = ['bank_account_holder', 'bank_identifier', 'code', 'payment_reference_prefix'];
/** The fields with words of their own (back-office/pages/audit/use-voice.ts). */
const SAID = ['method', 'news_noted_how', 'to'];

/**
 * Throws when the log of a tested organiser has an act, a field or a setting without words, which
 * would be shown as a code. The words of acts are checked in French only: in English they are often
 * those of the code.
 */
export async function requireReadableLog(pool: pg.Pool): Promise<void> {
  const { rows: acts } = await pool.query<{ action: string }>(
    'select distinct action from audit_log',
  );
  const { rows: fields } = await pool.query<{ field: string; action: string }>(
    'select distinct on (field) field, action from audit_log cross join jsonb_object_keys(changes) as field',
  );
  const { rows: codes } = await pool.query<{ field: string; code: string }>(
    `select distinct field, change ->> side as code from audit_log cross join jsonb_each(changes) as each (field, change), (values ('from'), ('to')) as sides (side)
     where change ->> side ~ '^[A-Z][A-Z_]{2,}$' and field <> all ($1)`,
    [[...FREE, ...SAID]],
  );
  const { codeOf } = textsFor('fr')['office-audit'];
  const { actionOf, permissionOf } = textsFor('fr')['office-permissions'];
  const coded_acts = [
    ...acts
      .filter(({ action: code }) => {
        const [area = '', action = ''] = code.split('.');
        return actionOf(action) === action || permissionOf(code).startsWith(area);
      })
      .map(({ action: code }) => `the act ${code}`),
    ...codes
      .filter(({ code }) => codeOf(code) === undefined)
      .map(({ field, code }) => `${code} of the field ${field}`),
    ...LANGUAGES.flatMap((language) => {
      const { fieldOf } = textsFor(language)['office-audit'];
      return fields
        .filter(({ field }) => fieldOf(field) === field.replaceAll('_', ' '))
        .map(({ field, action }) => `the field ${field} of ${action}, ${language}`);
    }),
  ];
  if (coded_acts.length > 0)
    throw new Error(
      `The log says in codes, for want of words in texts/<language>/office-audit.ts or of a record: ${coded_acts.join(', ')}`,
    );
}
