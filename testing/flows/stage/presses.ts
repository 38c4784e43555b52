import { expect, type Locator, type TestInfo } from '@playwright/test';
import { type TaskPart, TASKS } from './tasks.ts';

/**
 * Counts the presses of a person in one go, with a finger or a mouse, and reports them in one form
 * for every task.
 */
export class Presses {
  #count = 0;
  readonly #scene: string;
  readonly #info: TestInfo;

  constructor(of: { readonly language: string; readonly width: number; readonly info: TestInfo }) {
    this.#scene = `${of.language} at ${of.width} px`;
    this.#info = of.info;
  }

  async press(what: Locator): Promise<void> {
    this.#count += 1;
    await what.click();
  }

  /** Counts as one press an act without a click: dragging, or moving by keyboard. */
  async carry(doing: () => Promise<void>): Promise<void> {
    this.#count += 1;
    await doing();
  }

  /**
   * Prints the number of presses of a part of a task since the last one, checks that it does not
   * exceed the limit, and starts again at zero.
   */
  print(part: TaskPart): void {
    const { task, most } = TASKS[part];
    const summary = `task ${task}, ${part}, ${this.#scene}: ${this.#count} presses`;
    this.#info.annotations.push({ type: 'presses', description: summary });
    process.stdout.write(`${summary}\n`);
    expect(this.#count, summary).toBeLessThanOrEqual(most);
    this.#count = 0;
  }
}
