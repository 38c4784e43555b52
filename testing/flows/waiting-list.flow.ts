import { CHILD } from './people/parent.ts';
import { expect, story } from './stage/story.ts';

const SISTER = 'Jeanne';

story.describe('in French on a desk', () => {
  story.use({ language: 'fr', width: 1280 });

  story(
    'a parent waits for a place, is told when one is free, and takes it',
    async ({ page, parent, secretary, books, words }) => {
      const offer = await books.fullOfferOf('petites-mains-papier');
      const main = page.getByRole('main');
      await parent.arriveAt(offer.path);
      await expect(main).toContainText(
        words.availabilityPage.waiting_list.login_title_without_mail,
      );
      await parent.registerFromPrompt(offer);
      await books.confirm(parent.email);
      await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
      await main.getByRole('button', { name: words.waitingList.join_without_mail }).press('Enter');
      await expect(main).toContainText(words.waitingList.position(1));
      expect(await books.mailsTo(parent.email)).toEqual([]);

      await secretary.signIn('secretary', `/availabilities/${offer.cuid}`);
      await expect(
        secretary.panel.getByRole('list', { name: words.availabilityPage.waiting_list.title }),
      ).toContainText(`${CHILD.firstname} ${CHILD.lastname}`);
      await secretary.openRegistration(offer.registration);
      await secretary.cancelRegistration('Un autre projet de vacances');

      await expect
        .poll(async () => (await books.mailsTo(parent.email)).map(({ kind }) => kind))
        .toEqual(['waiting-list.vacancy']);
      const [mail] = await books.mailsTo(parent.email);
      const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      // the demo has several host names, and e-mails use one of them; she is signed in at another
      await page.goto(new URL(address).pathname);
      await expect(page).toHaveURL(new RegExp(`/${words.language}${offer.path}$`));
      await parent.addToCart();
      await parent.order('DELAYED');
      await parent.seeConfirmation();
      await parent.goTo('/account/home');
      await expect(main).toContainText(offer.title[words.language]);
      await expect(main).not.toContainText(words.waitingList.account_title);
    },
  );
});

story.describe('in English on a phone', () => {
  story.use({ language: 'en', width: 390 });

  story(
    'a parent of two waits for both or none, and gives up a place in line from the account',
    async ({ page, parent, books, words }) => {
      const offer = await books.fullOfferOf('couture-premier-point');
      const main = page.getByRole('main');
      await parent.join(offer);
      await books.confirm(parent.email);
      await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
      await main.getByRole('button', { name: words.waitingList.join_without_mail }).click();
      await expect(main).toContainText(words.waitingList.position(1));
      await main.getByRole('button', { name: words.waitingList.another }).click();
      await parent.addChild({ firstname: SISTER, birthdate: offer.birthdate });
      await main.getByRole('radio', { name: new RegExp(SISTER) }).check();
      await main.getByRole('button', { name: words.waitingList.join_without_mail }).click();
      await expect(main).toContainText(words.waitingList.position(2));
      const together = main.getByRole('switch', { name: words.waitingList.together });
      await expect(together).not.toBeChecked();
      await together.check();
      await expect(together).toBeEnabled();
      await parent.arriveAt(offer.path);
      await expect(together).toBeChecked();
      await parent.goTo('/account/home');
      const waiting_entry = main
        .getByRole('listitem')
        .filter({ hasText: words.waitingList.position(1) });
      await expect(
        waiting_entry.getByRole('link', { name: offer.title[words.language] }),
      ).toHaveAttribute('href', new RegExp(`${offer.path}$`));
      const leave = waiting_entry.getByRole('button', { name: words.waitingList.leave });
      await leave.click();
      // a single press loses nothing
      await waiting_entry.getByRole('button', { name: words.waitingList.leave_not }).click();
      await leave.click();
      await leave.click();
      // the sister is next then, and leaves too
      await expect(waiting_entry).toContainText(SISTER);
      await leave.click();
      await leave.click();
      await expect(waiting_entry).toBeHidden();
      await expect(main).not.toContainText(words.waitingList.account_title);
    },
  );
});
