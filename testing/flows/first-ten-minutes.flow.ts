import { Founder } from './people/founder.ts';
import { startMailServer } from '../fakes/mail-server.ts';
import { openEmptyHouse } from './stage/empty-house.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { Parent } from './people/parent.ts';

const TEN_MINUTES = 600;

for (const [language, width] of tellings('first-ten-minutes', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`from an empty server to a paid place, ${language} at ${width} px`, () => {
    story.use({ language, width });
    story.setTimeout(240_000);

    story('in less than ten minutes of a person’s time', async ({ page, browser, words }, info) => {
      const house = await openEmptyHouse();
      const server = await startMailServer();
      try {
        const founder = new Founder({ page, language });
        const { texts, panel } = founder;
        const { office } = texts;
        const activities = texts['office-activities'];
        await founder.setUp(house.setup_address, { name: 'Zoé ASBL', hostname: 'zoe.localhost' });

        await founder.begin('location');
        await founder.write(panel.getByLabel(texts['office-locations'].name).first(), 'Salle');
        await founder.click(panel.getByRole('button', { name: office.create, exact: true }));
        await founder.seeDone('location');

        await founder.begin('activity');
        await founder.write(
          panel.getByRole('textbox', { name: /^(Titre|Title)/ }).first(),
          'Cirque',
        );
        await founder.write(panel.getByLabel(activities.price).first(), '80');
        await founder.click(panel.getByRole('button', { name: office.create, exact: true }));
        await founder.click(page.getByRole('link', { name: activities.new_dates }));
        await founder.click(panel.getByRole('button', { name: /^(Créer|Create)/ }));
        await expect(page).toHaveURL(/\/activities\//);
        await founder.openByMenu('/today');
        for (const step of ['activity', 'dates', 'payment'] as const) await founder.seeDone(step);

        await founder.writeHome('Le cirque de Zoé');
        await founder.testMails(server.port);
        await founder.publishTerms();

        const site = `http://zoe.localhost:${house.port}`;
        const context = await browser.newContext({
          baseURL: site,
          viewport: page.viewportSize(),
        });
        const parent = new Parent({
          page: await context.newPage(),
          words,
          email: 'ines@flows.test',
        });
        await parent.arriveAt('/activities');
        await parent.page.getByRole('main').getByRole('link', { name: 'Cirque' }).first().click();
        await parent.page.getByRole('main').locator('a[href*="/availabilities/"]').first().click();
        await expect(parent.page).toHaveURL(/\/availabilities\//);
        const here = new URL(parent.page.url()).pathname.replace(`/${language}`, '');
        await parent.goTo(`/auth/register?redirect=${encodeURIComponent(here)}`);
        await parent.register('2016-05-04');
        await expect(parent.page).toHaveURL(new RegExp(here));
        await parent.addToCart();
        await parent.order('DELAYED');
        await parent.seeConfirmation();
        await parent.seeTerms(1);
        await context.close();

        await founder.takeMoney('ines@flows.test', '80');

        const { clicks, fields, seconds } = founder;
        const summary = `${clicks} clicks, ${fields} fields, about ${seconds.person} s of a person, ${seconds.machine} s here`;
        info.annotations.push({ type: 'first ten minutes', description: summary });
        process.stdout.write(`first ten minutes, ${language}: ${summary}\n`);
        expect(seconds.person).toBeLessThan(TEN_MINUTES);
      } finally {
        await server.kill();
        await house.close();
      }
    });
  });
}
