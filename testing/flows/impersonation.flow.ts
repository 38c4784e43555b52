import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { officeWordsIn, wordsIn } from './stage/words.ts';

for (const [language, width] of tellings('impersonation', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.slow();

    story(
      'an administrator uses the site as a family, under a bar that says so, and ends it; the log names both',
      async ({ parent, books, secretary }) => {
        const { birthdate } = await books.offerOf('robots-de-carton');
        await parent.openAccount(birthdate);
        const { page, words, origin } = secretary;
        const { impersonations } = words;
        const { shell, errors } = wordsIn(language);
        await secretary.signInWithoutPage('administrator');
        const answer = await page.request.get(
          `${origin}/api/back-office/customers?search=${encodeURIComponent(parent.email)}`,
        );
        const { data }: { data: readonly { cuid: string }[] } = await answer.json();
        const [family = { cuid: '' }] = data;
        const name = 'Inès Lambert';
        await secretary.goTo(`/customers/${family.cuid}/overview`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await page.getByRole('button', { name: impersonations.open }).click();
        const link = page.getByRole('link', { name: impersonations.go(name) });
        const address = (await link.getAttribute('href')) ?? '';
        expect(await inspectionOf(page).look()).toEqual([]);
        const [site] = await Promise.all([page.context().waitForEvent('page'), link.click()]);

        const bar = site.getByRole('region', { name: shell.acting.title });
        await expect(bar).toContainText(shell.acting.as(name));
        await expect(site).toHaveURL(/\/account\/home$/u);
        await expect(site.getByRole('main')).toContainText('Inès');
        expect(await inspectionOf(site).look()).toEqual([]);
        await site.goto(new URL(`/${language}/account/profile/password`, address).href);
        await expect(bar).toBeVisible();

        // the link is good once
        const again = await page.context().newPage();
        await again.goto(address);
        await expect(again.getByRole('main')).toContainText(
          errors['IMPERSONATION_LINK_INVALID'] ?? '',
        );
        // the refusal itself is expected: the inspection covers the time after it
        expect(await inspectionOf(again).look()).toEqual([]);
        await again.close();

        await bar.getByRole('button', { name: shell.acting.end }).click();
        await expect(bar).toBeHidden();
        await site.close();
        // the log is kept in the organiser’s language
        await secretary.goTo(`/customers/${family.cuid}/log`);
        await expect(page.getByRole('main')).toContainText(
          officeWordsIn(FIRST_LANGUAGE).impersonations.acts['POST /api/auth/logout'],
        );
      },
    );
  });
}
