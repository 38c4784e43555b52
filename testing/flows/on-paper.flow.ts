import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

story('a printed order says how to pay, and shows no buttons', async ({ page, parent, books }) => {
  const offer = await books.offerOf('meteo-et-nuages');
  await parent.join(offer);
  await parent.addToCart();
  await parent.order('DELAYED');
  await parent.seeConfirmation();
  const main = page.getByRole('main');
  await expect(main.getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main).toContainText(offer.title.fr);
  await expect(main.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(parent.cartButton).toBeHidden();
});

for (const language of tellings('on-paper', LANGUAGES)) {
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story(
      'a report is printed with its lines and its total, and without buttons',
      async ({ secretary }) => {
        const { page } = secretary;
        const reports = textsFor(language).reports;
        await secretary.signIn('administrator', '/reports/occupancy?period=THIS_MONTH');
        const lines = page.getByRole('table').getByRole('row');
        const sum = lines.filter({ hasText: reports.total });
        await expect(sum).toBeVisible();
        const line_count = await lines.count();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(lines.filter({ visible: true })).toHaveCount(line_count);
        await expect(sum).toBeVisible();
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
        // the whole table is printed, however long: no part of it scrolls; both at one moment
        const beyond = () =>
          page.getByRole('table').evaluate((table) => {
            const bottom = table.getBoundingClientRect().bottom + scrollY;
            return bottom - document.documentElement.scrollHeight;
          });
        await expect.poll(beyond).toBeLessThanOrEqual(0);
      },
    );
  });
}
