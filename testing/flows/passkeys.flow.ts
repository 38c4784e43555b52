import { expect, story } from './stage/story.ts';

story(
  'a passkey signs in without a password, and no longer does once it is removed',
  async ({ secretary }) => {
    const { page, words, menu } = secretary;
    const { access, office } = words;
    // the authenticator of the browser, simulated by the browser
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const signOut = async () => {
      await page.locator('.office-account').click();
      await page.getByRole('menuitem', { name: office.sign_out }).click();
    };
    const byPasskey = page.getByRole('button', { name: access.sign_in_with_passkey });

    await secretary.signIn('administrator', '/account');
    await page.getByLabel(access.passkey_name).fill('Portable du bureau');
    await page.getByRole('button', { name: access.add_passkey }).click();
    await expect(page.getByText(access.keep_codes)).toBeVisible();
    await page.getByRole('button', { name: access.codes_kept }).click();
    await expect(page.getByText(access.recovery_left(10))).toBeVisible();
    await expect(page.getByText('Portable du bureau')).toBeVisible();

    await signOut();
    await byPasskey.click();
    await expect(menu).toBeAttached();
    await expect(page.getByText(access.this_session)).toBeVisible();

    // the key replaces the password, and the act continues
    await secretary.letPasswordGrowOld();
    await page
      .getByRole('button', { name: access.remove_passkey_of('Portable du bureau') })
      .click();
    const question = page.getByRole('dialog', { name: access.remove_passkey });
    await question.getByRole('button', { name: access.remove_passkey, exact: true }).last().click();
    const proof = page.getByRole('dialog', { name: office.own.confirm_password });
    await proof.getByRole('button', { name: office.own.confirm_with_passkey }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByText(access.no_passkeys)).toBeVisible();
    await signOut();
    await byPasskey.click();
    await expect(page.getByText(words.errors['PASSKEY_UNKNOWN'] ?? '')).toBeVisible();
    await expect(menu).toBeHidden();
  },
);
