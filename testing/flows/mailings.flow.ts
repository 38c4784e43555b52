import { tokenOf } from '@ribambelle/domain/mailings/variables.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Secretary } from './people/secretary.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const GREETINGS = { fr: 'Bonjour ', en: 'Hello ' } as const;
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

inEach(tellings('mailings', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  const { language, width } = scene;
  story(
    'a secretary writes to everyone in a group, previews one recipient’s e-mail, tests it and sends it',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { mailings, bulk } = words;
      const subject = `${language} ${width} ${ownNumber()}`;
      await secretary.signInWithoutPage();
      const group = await groupOf(secretary);
      await secretary.goTo(`/registrations?availability=${group}&cancelled=false`);
      const main = page.getByRole('main');
      const [choose = ''] = bulk.select('|').split('|');
      const box = main.getByRole('checkbox', { name: new RegExp(`^${choose}`) });
      await presses.press(box.first());
      const [all = ''] = bulk.all_found('|').split('|');
      const bar = page.getByRole('group', { name: bulk.actions });
      await presses.press(bar.getByRole('button', { name: all }));
      await presses.press(bar.getByRole('button', { name: mailings.write, exact: true }));

      await main
        .getByRole('textbox', { name: new RegExp(`^${mailings.subject}`) })
        .first()
        .fill(`${subject} ${tokenOf('children', language)}`);
      const text = main.locator('.tiptap').first();
      await text.fill(GREETINGS[language]);
      const { insert } = textsFor(language)['office-mail-templates'];
      const firstname = insert(mailings.variables.firstname);
      await presses.press(main.getByRole('button', { name: firstname }).first());
      await main.locator('input[type=file]').setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: PDF,
      });
      await expect(main.getByText('plan.pdf')).toBeVisible();
      await presses.press(main.getByRole('button', { name: mailings.save }));

      const preview = main.getByRole('region', { name: mailings.preview });
      const recipients_text = preview.getByRole('status').first();
      await expect(preview.getByText(subject)).toBeVisible();
      await expect(preview.getByText('{')).toHaveCount(0);
      const first = await recipients_text.innerText();
      await expect(
        preview.frameLocator('iframe').getByText(/^(Bonjour|Hello) \p{Lu}/u),
      ).toBeVisible();
      await lookAt(page);
      await presses.press(preview.getByRole('button', { name: mailings.next }));
      await expect(recipients_text).not.toHaveText(first);
      await presses.press(preview.getByRole('button', { name: mailings.try }));
      await expect(page.getByText(mailings.try_kept)).toBeVisible();
      const send = preview.getByRole('button', { name: /\d/ });
      const send_text = await send.innerText();
      await presses.press(send);
      const question = page.getByRole('dialog');
      await presses.press(question.getByRole('button', { name: send_text, exact: true }));

      const results = main.getByRole('region', { name: mailings.results });
      await expect(results).toContainText(mailings.recipient_states.KEPT);
      const count = /\d+/.exec(send_text)?.[0] ?? '';
      await expect(results).toContainText(count);
      await lookAt(page);
      presses.print('group written to');
    },
  );
});

/** Makes a group with some children. Returns its cuid. */
async function groupOf({ page, origin }: Secretary): Promise<string> {
  const path = `${origin}/api/back-office/availabilities?page_size=100`;
  const answer = await page.request.get(path);
  const { data }: { data: readonly { cuid: string; registered: number }[] } = await answer.json();
  const some = data.find(({ registered }) => registered >= 4 && registered <= 12);
  if (some === undefined) throw new Error('The demo has no group with some children in it');
  return some.cuid;
}
