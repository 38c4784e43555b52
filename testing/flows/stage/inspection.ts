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
  // not style sheets: only one rule reads them again, and it is not among these
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // a best practice on which users of a screen reader rely
  rules: { 'heading-order': { enabled: true } },
};
/** The script of axe for pages: the short form, which each document reads in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

/**
 * Desktop width, phone width, or both; `here` is the present one even when this run tells
 * everything, for what a change of width closes.
 */
type Width = 'desk' | 'phone' | 'both' | 'here';

/**
 * Selectors of the front of a page: a question, which blocks the page; otherwise the panel next to
 * a list.
 */
const IN_FRONT = ['[role=dialog][aria-modal=true], dialog:modal', '.office-panel[role=dialog]'];
/** Selectors of elements that it opens elsewhere in the page. */
const OPENED = '[role=listbox], [role=menu], .office-message, .office-undo';
/**
 * A selector of everything in which the rule about spacing in attributes could find a fault, at a
 * seventh of the time of an audit.
 */
const SPACED = '[style*=spacing], [style*=line-height]';

export interface Inspection {
  /**
   * Opens this address and returns the faults of the page, one per line; empty when there are none.
   */
  open(address: string, input?: { status?: number; at?: Width }): Promise<string[]>;
  /** Sets the width of the page for the next looks. */
  stand(at: 'desk' | 'phone'): Promise<void>;
  /**
   * The same for the open page, at the given width, by default that of the story; at both when this
   * run tells everything.
   */
  look(at?: Width): Promise<string[]>;
}

/**
 * Inspects pages as an auditor does: axe, the console, failed requests, and content wider than a
 * phone. The page behind a dialog, and the list next to a panel, have their own inspections in the
 * stories of `accessible*.flow.ts`: axe skips them unless this run tells everything.
 */
export function inspectionOf(page: Page): Inspection {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage)
      complaints.push(`${response.status()} for ${response.url()}`);
  });
  const waitForRequests = watchRequests(page);
  const look: Inspection['look'] = async (requested_width) => {
    await waitForRequests();
    const at = widthToLookAt(page, requested_width);
    const where = new URL(page.url()).pathname;
    test.info().annotations.push({ type: INSPECTED, description: where });
    // a message that closes during the inspection closes at once, and elements that move after a
    // resize are in place
    const is_moving = !(await page.evaluate(isCalm));
    const size = page.viewportSize();
    if (is_moving) await page.emulateMedia({ reducedMotion: 'reduce' });
    const onPhone = at === 'desk' ? [] : await breaches(page, PHONE);
    const narrow =
      at !== 'desk' ? [PHONE, NARROWEST] : requested_width === undefined ? [NARROWEST] : [];
    const wide = await overflow(page, narrow);
    const onDesk = at === 'phone' ? [] : await breaches(page, DESK);
    // the story continues at its width
    await page.setViewportSize(size ?? DESK);
    if (is_moving) await page.emulateMedia({ reducedMotion: null });
    const problems = [...onDesk, ...onPhone, ...wide, ...complaints].map(
      (what) => `${where}: ${what}`,
    );
    complaints = [];
    return problems;
  };
  return {
    look,
    stand: (at) => page.setViewportSize(at === 'desk' ? DESK : PHONE),
    open: async (address, { status = 200, at } = {}) => {
      complaints = [];
      const answer = await page.goto(address);
      if (answer?.status() !== status) complaints.push(`answers ${answer?.status()}`);
      return look(at);
    },
  };
}

/** Returns the widths of an inspection: as requested, of the story, or both. */
function widthToLookAt(page: Page, requested: Width | undefined): Width {
  const present = (page.viewportSize() ?? DESK).width < 600 ? 'phone' : 'desk';
  if (requested === 'here') return present;
  return TELLS_EVERY ? 'both' : (requested ?? present);
}

/** Milliseconds without a request after which a page is considered loaded. */
const QUIET = 250;

/**
 * Returns a function that waits until a page has loaded and has sent no request for a moment, also
 * after a navigation without a reload.
 */
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
  const is_resized = page.viewportSize()?.width !== size.width;
  await page.setViewportSize(size);
  // what a bar that stays in sight covers at another width was never scrolled there by anybody
  if (is_resized) await page.evaluate(() => scrollTo(0, 0));
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

/**
 * Returns the violations that axe finds in a page. Its half megabyte of script is added once to
 * each document, not at each look.
 */
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
 * Tests whether nothing is fading in or out any more: a half-faded element has half its contrast,
 * and so has the content that a LoadingOverlay releases a moment after its results arrive. Endless
 * animations are allowed.
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

/** Returns the widths at which the page is wider than the phone, down to the narrowest one. */
export async function overflow(page: Page, sizes = [PHONE, NARROWEST]): Promise<string[]> {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(widthOnceMoved, size.width);
    if (wide > size.width) problems.push(`is ${wide} px wide on ${size.width} px`);
  }
  return problems;
}

/**
 * Returns the width of the page once everything is in place after a resize: two frames, and up to
 * two seconds while it is still too wide.
 */
async function widthOnceMoved(width: number): Promise<number> {
  const until = performance.now() + 2_000;
  let frames = 0;
  while (
    frames < 2 ||
    (document.documentElement.scrollWidth > width && performance.now() < until)
  ) {
    frames += 1;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return document.documentElement.scrollWidth;
}
