import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { agreeToNews } from './stage/news.ts';
import { ownNumber } from './stage/own-number.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

inEach(tellings('newsletter', AT_A_DESK), () => {
  story(
    'a newsletter to a segment begins with a template, is read on a phone, planned, and taken back',
    async ({ secretary, presses }) => {
      const { page: office, words } = secretary;
      const { mailings } = words;
      const texts = textsFor(words.language)['office-mail-templates'];
      const subject = `Printemps ${ownNumber()}`;
      await secretary.signIn('administrator', '/mail-templates');

      // the newsletter model gets a picture of the library
      await office.getByRole('link', { name: 'Newsletter', exact: true }).click();
      const library = textsFor(words.language)['office-library'];
      const picture = office.getByRole('group', { name: texts.picture });
      await picture.getByRole('button', { name: library.choose, exact: true }).click();
      const shelf = office.getByRole('dialog', { name: library.choose });
      await expect(shelf.getByRole('listitem').first()).toBeVisible();
      await lookAt(office);
      await shelf.getByRole('button', { name: words.office.close }).click();

      const segment = `Printemps ${ownNumber()}`;
      const conditions = { match: 'ALL' as const, rules: [] };
      await secretary.call('createSegment', { entity: 'CUSTOMERS', name: segment, conditions });
      await agreeToNews('parent@demo.test');
      await secretary.goTo('/mailings');
      await presses.press(office.getByRole('button', { name: mailings.add }));
      const panel = office.getByRole('dialog', { name: mailings.new_title });
      await presses.press(panel.getByRole('radio', { name: mailings.new_kinds.NEWS }));
      await panel.getByRole('combobox', { name: mailings.segment }).fill(segment);
      await presses.press(office.getByRole('option', { name: segment }).first());
      await presses.press(panel.getByRole('button', { name: mailings.begin }));

      const main = office.getByRole('main');
      await main
        .getByRole('textbox', { name: new RegExp(`^${mailings.subject}`) })
        .first()
        .fill(subject);
      await main.locator('.tiptap').first().fill('Les stages de Pâques sont en ligne.');
      await presses.press(main.getByRole('button', { name: mailings.save }));
      const preview = main.getByRole('region', { name: mailings.preview });
      await expect(preview.getByText(subject)).toBeVisible();
      await expect(preview.getByText(/^\d+ /u).first()).toBeVisible();
      await lookAt(office);

      // each language, on a phone: not a part of the task
      const [other = ''] = LANGUAGES.filter((one) => one !== words.language).map((one) =>
        new Intl.DisplayNames(words.language, { type: 'language' }).of(one),
      );
      await preview.getByText(other, { exact: true }).click();
      await preview.getByText(texts.looks.PHONE).click();
      const frame = preview.frameLocator('iframe');
      await expect(frame.getByRole('link').first()).toBeVisible();
      await preview.getByText(texts.looks.TEXT).click();
      await expect(preview.getByText(/newsletters\/unsubscribe|account\/profile/u)).toBeVisible();

      await presses.press(preview.getByRole('button', { name: mailings.plan }));
      const question = office.getByRole('dialog', { name: mailings.plan_title });
      await question.getByLabel(mailings.plan_at).fill('2027-03-01T09:00');
      await lookAt(office);
      await presses.press(question.getByRole('button', { name: mailings.plan }));
      presses.print('newsletter to a segment planned');
      await expect(preview.getByText(/2027/u)).toBeVisible();
      await lookAt(office);
      await preview.getByRole('button', { name: mailings.unplan }).click();
      await expect(preview.getByRole('button', { name: mailings.plan })).toBeVisible();
    },
  );
});
