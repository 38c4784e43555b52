import { act, fireEvent, getConfig, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { NOW } from './open-office.tsx';

/** The part of the screen to search: the page, or the panel next to it. */
type Part = HTMLElement;

/** Returns a text as people read it: any white space is one space. */
export const readable = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Tests whether a name matches, whatever spaces it is written with. */
function matchesName(name: string, name_wanted: string | RegExp): boolean {
  return typeof name_wanted === 'string'
    ? readable(name) === name_wanted
    : name_wanted.test(readable(name));
}

/** Returns the name of an element: from its label, another element, or its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return document.getElementById(by)?.textContent ?? '';
  return element.textContent;
}

/**
 * Returns all elements of a kind with this name. Roles and labels are looked up here and not by the
 * library, which goes through every element of a page with thousands, and takes seconds.
 */
function allCalled(selector: string, name: string | RegExp, part?: Part): readonly HTMLElement[] {
  return [...(part ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) =>
    matchesName(nameOf(element), name),
  );
}

/**
 * Returns the only element of a kind with this name; throws with their number when there is not
 * exactly one.
 */
function theOne(all: readonly HTMLElement[], name: string | RegExp): HTMLElement {
  const [one] = all;
  if (one === undefined || all.length > 1)
    throw getConfig().getElementError(`${all.length} are called ${name}`, document.body);
  return one;
}

/** Finds the panel or question that is open over a page, once it has its title. */
export async function findPanel(title: string | RegExp): Promise<Part> {
  return waitFor(() => theOne(allCalled('[role=dialog]', title), title));
}

/** Finds the field of a label, once it is there. */
export async function findField(label: string | RegExp, part?: Part): Promise<HTMLElement> {
  return waitFor(() => fieldOf(label, part));
}

/** Returns the only field of a label. */
function fieldOf(label: string | RegExp, part?: Part): HTMLElement {
  const root = part ?? document;
  const labels = [...root.querySelectorAll('label')].filter(({ textContent }) =>
    matchesName(textContent.replace(/\s\*$/, ''), label),
  );
  const labelled_fields = labels.map(
    (one) => document.getElementById(one.htmlFor) ?? one.querySelector<HTMLElement>('input'),
  );
  const own_fields = allCalled('input[aria-label], textarea[aria-label]', label, part);
  const fields = new Set([...own_fields, ...labelled_fields.filter((field) => field !== null)]);
  return theOne([...fields], label);
}

/** Writes into a field. */
export function write(label: string | RegExp, value: string, part?: Part): void {
  const field = fieldOf(label, part);
  fireEvent.change(field, { target: { value } });
}

/** Returns the value of a field. */
export function valueOf(label: string | RegExp, part?: Part): string {
  const field = fieldOf(label, part);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? readable(field.value)
    : '';
}

/** Clicks, and waits for the code that is loaded before the result shows. */
export async function click(element: Element | null | undefined): Promise<void> {
  if (element === null || element === undefined) throw new Error('There is nothing to click');
  await act(async () => {
    fireEvent.click(element);
  });
}

/** Presses a button, once it is there. */
export async function press(name: string | RegExp, part?: Part): Promise<void> {
  await click(await waitFor(() => theOne(allCalled('button', name, part), name)));
}

/** Presses the close button of a panel. */
export function closePanel(panel: Part): void {
  const [cross] = allCalled('button', /^(Fermer|Close)$/, panel);
  fireEvent.click(cross ?? panel);
}

/** Answers a question that is open over everything. */
export async function answer(title: string | RegExp, button: string): Promise<void> {
  const question = await findPanel(title);
  const buttons = [...question.querySelectorAll('button')];
  const chosen_button = buttons.findLast(({ textContent }) => readable(textContent) === button);
  if (chosen_button === undefined) throw new Error(`The question has no button ${button}`);
  fireEvent.click(chosen_button);
}

/** Returns the names of the buttons and links of a part, in order. */
export function actionsIn(part: Part): readonly string[] {
  return [...part.querySelectorAll('button, a')]
    .map((action) => readable(action.getAttribute('aria-label') ?? action.textContent))
    .filter((name) => name !== '');
}

/** Ticks or unticks a box. */
export function tick(label: string | RegExp, part?: Part): void {
  fireEvent.click(fieldOf(label, part));
}

/** Tests whether a box is ticked. */
export function isTicked(label: string | RegExp, part?: Part): boolean {
  const box = fieldOf(label, part);
  return box instanceof HTMLInputElement && box.checked;
}

/**
 * Opens a list of choices and takes one, once it is there; the field names the list that it opened.
 */
export async function choose(label: string, option: string | RegExp, part?: Part): Promise<void> {
  const field = await findField(label, part);
  fireEvent.focus(field);
  fireEvent.click(field);
  const options = () => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    return list === null ? [] : allCalled('[role=option]', option, list);
  };
  fireEvent.click(await waitFor(() => theOne(options(), option)));
}

/** Returns the error below a field, or an empty text. */
export function wrongWith(label: string | RegExp, part?: Part): string {
  const field = fieldOf(label, part);
  const wrapper = field.closest('.mantine-InputWrapper-root');
  return readable(wrapper?.querySelector('.mantine-InputWrapper-error')?.textContent ?? null);
}

/** Returns the titles of the columns of a table. */
export function columns(): readonly string[] {
  return [...document.querySelectorAll('thead th:not(:has(.office-choose))')].map(
    ({ textContent }) => readable(textContent),
  );
}

/** Finds the cells of a table, row by row, once there are any. */
export async function findRows(): Promise<readonly (readonly string[])[]> {
  await waitFor(() => expect(rows()).not.toEqual([]));
  return rows();
}

/** Returns the cells of a table, row by row. */
export function rows(): readonly (readonly string[])[] {
  return [...document.querySelectorAll('.office-table tbody tr')]
    .map((row) =>
      [...row.querySelectorAll('td:not(:has(.office-choose))')].map(({ textContent }) =>
        readable(textContent),
      ),
    )
    .filter((cells) => cells.length > 1);
}

/** Returns the facts of a part: their names and values. */
export function facts(part: Part): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...part.querySelectorAll('.office-facts > div')].map((fact) => [
      readable(fact.querySelector('dt')?.textContent ?? null),
      readable(fact.querySelector('dd')?.textContent ?? null),
    ]),
  );
}

/** Returns the lines of a part: the label of each, and its figure. */
export function lines(part: Part): readonly string[] {
  return [...part.querySelectorAll('.office-line')].map((line) =>
    [...line.children].map(({ textContent }) => readable(textContent)).join(' | '),
  );
}

/** Returns the address of the window. */
export function address(): string {
  return `${location.pathname}${decodeURIComponent(location.search)}`;
}

const STEP = 200;

/** Runs an act, and lets milliseconds pass until its delayed effects have happened. */
export async function andWait(millis: number, doing: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  doing();
  // step by step: the changes of a step are drawn before the next
  for (let elapsed = 0; elapsed < millis; elapsed += STEP)
    await act(async () => vi.advanceTimersByTimeAsync(STEP));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
}

/** Types into a field that calls the server a moment after the last letter. */
export async function search(label: string | RegExp, text: string): Promise<void> {
  await andWait(400, () => write(label, text));
}
