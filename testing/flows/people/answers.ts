import type { Locator } from '@playwright/test';

/** A custom field or a question. */
interface FormField {
  readonly id: number;
  readonly type: string;
  readonly required: boolean;
  readonly choices: readonly { readonly id: number }[];
}

const A_DAY = '2026-09-01';
const SOME_WORDS = 'Rien de particulier';

/** Returns a plausible answer to a field in a call. */
export function answerTo({ type, choices }: FormField): string | string[] {
  const choice = String(choices[0]?.id ?? '');
  if (type === 'CHOICES_SINGLE') return choice;
  if (type === 'CHOICES_MULTIPLE') return [choice];
  return type === 'DATE' ? A_DAY : SOME_WORDS;
}

/** Returns the answers to the required fields. */
export function answersTo(
  fields: readonly FormField[],
): { field_id: number; data: string | string[] }[] {
  return fields
    .filter(({ required }) => required)
    .map((field) => ({ field_id: field.id, data: answerTo(field) }));
}

/**
 * Fills in the empty fields of a form, as a willing person would: the first choice, a short text, a
 * day.
 */
export async function answerEverything(form: Locator): Promise<void> {
  // a sold-out option cannot be chosen
  for (const option of await form.getByRole('switch', { disabled: false }).all())
    await option.check();
  for (const group of await form.getByRole('radiogroup').all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await group.getByRole('radio').first().check();
  }
  for (const group of await form
    .getByRole('group')
    .filter({ has: form.page().locator('label input[type=checkbox]') })
    .all()) {
    if ((await group.locator('input[type=checkbox]:checked').count()) > 0) continue;
    await group.locator('input[type=checkbox]').first().check();
  }
  for (const field of await form.locator('input[required], textarea[required]').all()) {
    if ((await field.inputValue()) !== '' || (await field.getAttribute('type')) === 'checkbox')
      continue;
    await field.fill((await field.getAttribute('type')) === 'date' ? A_DAY : SOME_WORDS);
  }
}
