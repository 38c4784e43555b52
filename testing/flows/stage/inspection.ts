import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Page, type Request, test } from '@playwright/test';
import { isComplaint } from './complaints.ts';
import { INSPECTED } from '@ribambelle/tools/test/inspected-pages.ts';
import { TELLS_EVERY } from './tellings.ts';

const AUDIT: RunOptions = {
  resultTypes: ['violations'],
  // not style sheets: the one rule that reads them again is not among these
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // a best practice that a screen reader's user goes by
  rules: { 'heading-order': { enabled: true } },
};
/** What pages are given of axe: the short form, which each document reads in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/** On a desk, on a phone, or on both. */
type Width = 'desk' | 'phone' | 'both';

/** What is asked over a page, which cannot be used meanwhile; or, where nothing is, what is open beside a list. */
const IN_FRONT = ['[role=dialog][aria-modal=true], dialog:modal', '.office-panel[role=dialog]'];
/** What opens out of it, and stands elsewhere in the page. */
const OPENED = '[role=listbox], [role=menu], .office-message, .office-undo';
/** All that the rule about spacing in attributes could find fault with, at a seventh of the time of an audit. */
const SPACED = '[style*=spacing], [style*=line-height]';

export interface Inspection {
  /** Everything that is wrong with the page at this address, each in a line; nothing when it is as it should be. */
  open(address: string, input?: { status?: number; at?: Width }): Promise<string[]>;
  /** Makes the page as wide as the looks that follow. */
  stand(at: 'desk' | 'phone'): Promise<void>;
  /** The same for the page as it stands, at the width of the story unless it is said at which; at both where this run tells everything. */
  look(at?: Width): Promise<string[]>;
}

/**
 * Looks at pages as an auditor does: axe, the console, failed requests, and what sticks out at the side of a phone. What a dialog lies over, and the list
 * beside a panel, are pages of their own, which the stories of `accessible*.flow.ts` look at: axe is spared them where this run does not tell everything.
 */
export function inspectionOf(page: Page): Inspection {
  let heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text()))
      heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage)
      heard.push(`${response.status()} for ${response.url()}`);
  });
  const settled = watchRequests(page);
  const look: Inspection['look'] = async (said) => {
    await settled();
    const at = TELLS_EVERY ? 'both' : (said ?? widthOf(page));
    const where = new URL(page.url()).pathname;
    test.info().annotations.push({ type: INSPECTED, description: where });
    // a message that goes while it is looked at goes at once, and what a change of size moves is where it goes
    const moves = !(await page.evaluate(isCalm));
    const size = page.viewportSize();
    if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
    const onPhone = at === 'desk' ? [] : await breaches(page, PHONE);
    const narrow = at !== 'desk' ? [PHONE, NARROWEST] : said === undefined ? [NARROWEST] : [];
    const wide = await overflow(page, narrow);
    const onDesk = at === 'phone' ? [] : await breaches(page, DESK);
    // the story goes on as wide as it was told
    await page.setViewportSize(size ?? DESK);
    if (moves) await page.emulateMedia({ reducedMotion: null });
    const found = [...onDesk, ...onPhone, ...wide, ...heard].map((what) => `${where}: ${what}`);
    heard = [];
    return found;
  };
  return {
    look,
    stand: (at) => page.setViewportSize(at === 'desk' ? DESK : PHONE),
    open: async (address, { status = 200, at } = {}) => {
      heard = [];
      const answer = await page.goto(address);
      if (answer?.status() !== status) heard.push(`answers ${answer?.status()}`);
      return look(at);
    },
  };
}

/** At which width the story is told. */
function widthOf(page: Page): Width {
  return (page.viewportSize() ?? DESK).width < 600 ? 'phone' : 'desk';
}

/** Milliseconds without a request after which a page is taken to have read what it shows. */
const QUIET = 250;

/** Answers what waits until a page has loaded and has asked for nothing for a moment, also where it went on without being loaded anew. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    await page.waitForLoadState('load');
    while (open.size > 0 || Date.now() - last < QUIET) await page.waitForTimeout(50);
  };
}

async function breaches(page: Page, size: typeof DESK): Promise<string[]> {
  await page.setViewportSize(size);
  await page.waitForFunction(isStill);
  const violations = await audit(page);
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    const why = first?.any[0]?.message ?? first?.all[0]?.message ?? first?.none[0]?.message;
    return `${id}, ${nodes.length} times at ${size.width} px, first ${first?.target.join(' ')}: ${first?.html.slice(0, 200)}: ${why}`;
  });
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe has against a page. Its half a megabyte of script is given to each document once, not to each look at it. */
async function audit(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(auditInPage, {
    audit: AUDIT,
    in_front: TELLS_EVERY ? [] : IN_FRONT,
    opened: OPENED,
    spaced: SPACED,
  });
}

async function auditInPage({
  audit: { rules, ...options },
  in_front,
  opened,
  spaced,
}: {
  audit: RunOptions;
  in_front: readonly string[];
  opened: string;
  spaced: string;
}): Promise<AxeResults['violations']> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const front = in_front.map(all).find(({ length }) => length > 0);
  const enabled = document.querySelector(spaced) !== null;
  const results = await window.axe?.run(
    front === undefined ? document : { include: [...front, ...all(opened)] },
    { ...options, rules: { ...rules, 'avoid-inline-spacing': { enabled } } },
  );
  if (results === undefined) throw new Error('There is no axe in this page');
  return results.violations;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Nothing is fading in or out any more: what is half there has half its contrast, and so has what a LoadingOverlay lets go a moment after its results
 * came. What turns without end may turn.
 */
function isStill(): boolean {
  if (document.querySelector('[data-faded]:not([inert])') !== null) return false;
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );
}

/** A phone's page is never wider than the phone, not even on the narrowest. */
export async function overflow(page: Page, sizes = [PHONE, NARROWEST]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(widthOnceMoved, size.width);
    if (wide > size.width) found.push(`is ${wide} px wide on ${size.width} px`);
  }
  return found;
}

/** How wide the page is once what a new size draws anew is where it wants it: two frames, and a second or two where it is still too wide. */
async function widthOnceMoved(wanted: number): Promise<number> {
  const until = performance.now() + 2_000;
  let frames = 0;
  while (
    frames < 2 ||
    (document.documentElement.scrollWidth > wanted && performance.now() < until)
  ) {
    frames += 1;
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
    });
  }
  return document.documentElement.scrollWidth;
}
