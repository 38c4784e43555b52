import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@ribambelle/tools/test/find-browser.ts';

/** Opens a browser that does nothing by itself. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
