import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { NOW } from './open-office.tsx';

/** Where something is looked for: the page, or the panel beside it. */
type Part = HTMLElement;

/** A text as it is read: any white space is one space. */
export const readable = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether a name reads like this, whatever spaces it is written with. */
const reads = (wanted: string | RegExp) => (name: string) =>
  typeof wanted === 'string' ? readable(name) === wanted : wanted.test(readable(name));

/** The panel that is open beside a list, once it has its title. */
export async function findPanel(title: string | RegExp): Promise<Part> {
  return screen.findByRole('dialog', { name: reads(title) });
}

/** The field of a label, once it is there. */
export async function findField(label: string | RegExp, part?: Part): Promise<HTMLElement> {
  return (part === undefined ? screen : within(part)).findByLabelText(label);
}

/** The one field of a label; the list of its choices has the same. */
function fieldOf(label: string | RegExp, part?: Part): HTMLElement {
  const all = (part === undefined ? screen : within(part)).getAllByLabelText(label);
  const fields = all.filter(({ tagName }) => tagName === 'INPUT' || tagName === 'TEXTAREA');
  const [field = all[0], ...more] = fields;
  if (field === undefined || more.length > 0)
    throw new Error(`${label} names ${all.length} fields`);
  return field;
}

/** Writes into a field. */
export function write(label: string | RegExp, value: string, part?: Part): void {
  const field = fieldOf(label, part);
  fireEvent.change(field, { target: { value } });
}

/** What stands in a field. */
export function valueOf(label: string | RegExp, part?: Part): string {
  const field = fieldOf(label, part);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? readable(field.value)
    : '';
}

/** Presses a button, once it is there. */
export async function press(name: string | RegExp, part?: Part): Promise<void> {
  const area = part === undefined ? screen : within(part);
  fireEvent.click(await area.findByRole('button', { name: reads(name) }));
}

/** Presses the cross of a panel. */
export function closePanel(panel: Part): void {
  fireEvent.click(within(panel).getAllByLabelText(/^(Fermer|Close)$/)[0] ?? panel);
}

/** Answers a question that stands over everything. */
export async function answer(title: string | RegExp, button: string): Promise<void> {
  const question = await findPanel(title);
  const buttons = [...question.querySelectorAll('button')];
  const chosen = buttons.findLast(({ textContent }) => readable(textContent) === button);
  if (chosen === undefined) throw new Error(`The question has no button ${button}`);
  fireEvent.click(chosen);
}

/** The names of the buttons and links of a part, in their order. */
export function actionsIn(part: Part): readonly string[] {
  return [...part.querySelectorAll('button, a')]
    .map((action) => readable(action.getAttribute('aria-label') ?? action.textContent))
    .filter((name) => name !== '');
}

/** Ticks a box, or takes the tick away. */
export function tick(label: string | RegExp, part?: Part): void {
  fireEvent.click(fieldOf(label, part));
}

/** Whether a box is ticked. */
export function isTicked(label: string | RegExp, part?: Part): boolean {
  const box = fieldOf(label, part);
  return box instanceof HTMLInputElement && box.checked;
}

/** Opens a list of choices and takes one, once it is there. */
export async function choose(label: string, option: string | RegExp, part?: Part): Promise<void> {
  const area = part === undefined ? screen : within(part);
  const [field] = await area.findAllByRole('combobox', { name: reads(label) });
  fireEvent.click(field ?? document);
  fireEvent.click(await screen.findByRole('option', { name: reads(option) }));
}

/** The sentence below a field that says what is wrong with it, or nothing. */
export function wrongWith(label: string | RegExp, part?: Part): string {
  const field = fieldOf(label, part);
  const wrapper = field.closest('.mantine-InputWrapper-root');
  return readable(wrapper?.querySelector('.mantine-InputWrapper-error')?.textContent ?? null);
}

/** The titles of a table's columns. */
export function columns(): readonly string[] {
  return [...document.querySelectorAll('thead th')].map(({ textContent }) => readable(textContent));
}

/** The cells of a table, row by row, once there are any. */
export async function findRows(): Promise<readonly (readonly string[])[]> {
  await waitFor(() => expect(rows()).not.toEqual([]));
  return rows();
}

/** The cells of a table, row by row. */
export function rows(): readonly (readonly string[])[] {
  return [...document.querySelectorAll('.office-table tbody tr')]
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => readable(textContent)))
    .filter((cells) => cells.length > 1);
}

/** What is known of something: the names and values of a part. */
export function facts(part: Part): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...part.querySelectorAll('.office-facts > div')].map((fact) => [
      readable(fact.querySelector('dt')?.textContent ?? null),
      readable(fact.querySelector('dd')?.textContent ?? null),
    ]),
  );
}

/** The lines of a part: what each is, and its figure. */
export function lines(part: Part): readonly string[] {
  return [...part.querySelectorAll('.office-line')].map((line) =>
    [...line.children].map(({ textContent }) => readable(textContent)).join(' | '),
  );
}

/** Where the window is. */
export function address(): string {
  return `${location.pathname}${decodeURIComponent(location.search)}`;
}

const STEP = 200;

/** Does something, and lets time pass until what waits for it has happened. */
export async function andWait(millis: number, doing: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  doing();
  // step by step: what a step changes is drawn before the next
  for (let passed = 0; passed < millis; passed += STEP)
    await act(async () => vi.advanceTimersByTimeAsync(STEP));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
}

/** Types into a field that asks the server a moment after the last letter. */
export async function search(label: string | RegExp, typed: string): Promise<void> {
  await andWait(400, () => write(label, typed));
}
