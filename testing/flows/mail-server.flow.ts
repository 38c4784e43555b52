import { startMailServer } from '../fakes/mail-server.ts';
import { expect, story } from './stage/story.ts';

story(
  'a small organiser reads the error of a wrong mail server, configures the right one, and the kept e-mails are sent once',
  async ({ secretary, books }) => {
    const { page, words } = secretary;
    const { mails, office, organisation } = words;
    const families = ['anne@flows.test', 'paul@flows.test'];
    await books.keepMails('small@demo.test', families);
    const server = await startMailServer();
    try {
      await secretary.signIn('small');
      const banner = page.locator('.office-mails-not-sent');
      await expect(banner).toContainText(mails.banner_no_server);
      await banner.getByRole('link', { name: mails.banner_set_up }).click();

      const part = page.locator('#mails');
      await expect(part).toContainText(mails.nobody);
      await part.getByLabel(mails.host, { exact: true }).fill('127.0.0.1');
      await part.getByRole('combobox', { name: mails.security }).click();
      await page.getByRole('option', { name: mails.securities.NONE }).click();
      await part.getByLabel(mails.port, { exact: true }).fill('1');
      await part.getByLabel(mails.sender_address, { exact: true }).fill('hello@kiln.test');
      const test = part.getByRole('button', { name: mails.test });
      await test.click();
      const outcome = part.getByRole('status');
      await expect(outcome).toContainText(mails.failureOf('CONNECTION_REFUSED'));
      await expect(outcome).toContainText('ECONNREFUSED');

      await part.getByLabel(mails.port, { exact: true }).fill(String(server.port));
      await expect(outcome).toBeHidden();
      await test.click();
      await expect(outcome).toContainText(mails.accepted);
      await expect(outcome).toContainText('250 2.0.0 Ok: queued as F4KE');
      await part.getByRole('button', { name: office.save }).click();

      await banner.getByRole('link', { name: mails.banner_look }).click();
      await expect(page.getByRole('row').filter({ hasText: '@flows.test' })).toHaveCount(2);
      await page.getByRole('button', { name: mails.send_all(2) }).click();
      await page.getByRole('dialog').getByRole('button', { name: mails.send_again }).click();
      const none = { failed: 0, refused: 0, obsolete: 0 };
      await expect(page.getByText(mails.last_sending({ sent: 2, ...none }))).toBeVisible();
      await expect(banner).toBeHidden();
      expect(server.mails.map(({ to }) => to).filter((to) => families.includes(to))).toEqual(
        families,
      );
      await secretary.goTo('/mailbox');
      const row = page.getByRole('row').filter({ hasText: 'anne@flows.test' });
      await expect(row).toContainText(organisation.mailStateOf('SENT'));
    } finally {
      await books.keepMails('small@demo.test', []);
      await server.kill();
    }
  },
);
