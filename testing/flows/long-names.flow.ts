import { overflow } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

story('very long names make no page wider', async ({ page, parent, books }) => {
  story.slow();
  const slug = 'sculpture-sur-pierre-tendre';
  const offer = await books.offerOf(slug);
  await parent.openAccount(offer.birthdate);
  await books.stretch(slug, parent.email);
  const expectFit = async (what: string) => expect.soft(await overflow(page), what).toEqual([]);
  for (const path of [
    `/activities/${slug}`,
    `/cart/add?availabilities=${offer.cuid}`,
    offer.path,
  ]) {
    await parent.arriveAt(path);
    await page.waitForLoadState('networkidle');
    await expectFit(path);
  }
  await parent.addToCart();
  await expectFit('checkout');
  await parent.cartButton.click();
  await expect(parent.drawer).toBeVisible();
  await expectFit('drawer');
  await page.keyboard.press('Escape');
  await parent.order('DELAYED');
  await parent.seeConfirmation();
  await expectFit('success');
  const [registration = ''] = await books.registrationsOf(parent.email);
  for (const path of [
    'home',
    'participants',
    'registrations',
    `registrations/${registration}`,
    `carts/${await books.cartOf(parent.email)}`,
  ]) {
    await parent.arriveAt(`/account/${path}`);
    await page.waitForLoadState('networkidle');
    await expectFit(path);
  }
});
