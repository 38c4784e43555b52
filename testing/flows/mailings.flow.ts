import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { tokenOf } from '@ribambelle/domain/mailings/variables.ts';
import type { Page } from '@playwright/test';
import type { Secretary } from './people/secretary.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

const GREETINGS = { fr: 'Bonjour ', en: 'Hello ' } as const;
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

for (const [language, width] of LANGUAGES.flatMap((each) => [
  [each, 390] as const,
  [each, 1280] as const,
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'a secretary writes to everyone of a group, reads what one of them will read, tries it and sends it',
      async ({ secretary }, info) => {
        const { page, words } = secretary;
        const { mailings, bulk } = words;
        const subject = `${language} ${width} ${Date.now()}`;
        await secretary.signIn();
        const group = await groupOf(secretary);
        await secretary.goTo(`/registrations?availability=${group}&cancelled=false`);
        const clicks = await countClicks(page);
        const main = page.getByRole('main');
        const [choose = ''] = bulk.select('|').split('|');
        await main
          .getByRole('checkbox', { name: new RegExp(`^${choose}`) })
          .first()
          .check();
        const [all = ''] = bulk.all_found('|').split('|');
        const bar = page.getByRole('group', { name: bulk.actions });
        await bar.getByRole('button', { name: all }).click();
        await bar.getByRole('button', { name: mailings.write, exact: true }).click();

        await main
          .getByRole('textbox', { name: new RegExp(`^${mailings.subject}`) })
          .first()
          .fill(`${subject} ${tokenOf('children', language)}`);
        const text = main.locator('.tiptap').first();
        await text.fill(GREETINGS[language]);
        await main
          .getByRole('button', { name: mailings.insert(mailings.variables.firstname) })
          .first()
          .click();
        await main.locator('input[type=file]').setInputFiles({
          name: 'plan.pdf',
          mimeType: 'application/pdf',
          buffer: PDF,
        });
        await expect(main.getByText('plan.pdf')).toBeVisible();
        await main.getByRole('button', { name: mailings.save }).click();

        const preview = main.getByRole('region', { name: mailings.preview });
        const shown = preview.getByRole('status').first();
        await expect(preview.getByText(subject)).toBeVisible();
        await expect(preview.getByText('{')).toHaveCount(0);
        const first = await shown.innerText();
        await expect(
          preview.frameLocator('iframe').getByText(/^(Bonjour|Hello) \p{Lu}/u),
        ).toBeVisible();
        expect(await inspectionOf(page).look()).toEqual([]);
        await preview.getByRole('button', { name: mailings.next }).click();
        await expect(shown).not.toHaveText(first);
        await preview.getByRole('button', { name: mailings.try }).click();
        await expect(page.getByText(mailings.tried)).toBeVisible();
        const send = preview.getByRole('button', { name: /\d/ });
        const sending = await send.innerText();
        await send.click();
        await page.getByRole('dialog').getByRole('button', { name: sending, exact: true }).click();

        const results = main.getByRole('region', { name: mailings.results });
        await expect(results).toContainText(mailings.recipient_states.KEPT, { timeout: 15_000 });
        const count = /\d+/.exec(sending)?.[0] ?? '';
        await expect(results).toContainText(count);
        expect(await inspectionOf(page).look()).toEqual([]);
        const presses = clicks();
        info.annotations.push({ type: 'clicks', description: String(presses) });
        process.stdout.write(`mailing, ${language} at ${width} px: ${presses} clicks\n`);
        expect(presses).toBeLessThanOrEqual(10);
      },
    );
  });
}

/** A group with some children in it: its cuid. */
async function groupOf({ page, origin }: Secretary): Promise<string> {
  const path = `${origin}/api/back-office/availabilities?page_size=100`;
  const found = await page.request.get(path);
  const { data }: { data: readonly { cuid: string; registered: number }[] } = await found.json();
  const some = data.find(({ registered }) => registered >= 4 && registered <= 12);
  if (some === undefined) throw new Error('The demo has no group with some children in it');
  return some.cuid;
}

/** Counts from here on how often something is pressed. */
async function countClicks(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.evaluate(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'countPress')(), true);
  });
  return () => presses;
}
