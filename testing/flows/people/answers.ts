import type { Locator } from '@playwright/test';

/** Fills in whatever a form asks that is still empty, as a willing person would: the first choice, a short text, a day. */
export async function answerEverything(form: Locator): Promise<void> {
  // what is sold out cannot be chosen
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
    await field.fill(
      (await field.getAttribute('type')) === 'date' ? '2026-09-01' : 'Rien de particulier',
    );
  }
}
