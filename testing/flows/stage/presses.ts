import { expect, type Locator, type TestInfo } from '@playwright/test';
import { type TaskPart, TASKS } from './tasks.ts';

/** Counts what somebody presses in one go, with a finger or a mouse, and says it in one form for every task. */
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

  /** Something that is one press and no click: what is dragged, or carried by keys. */
  async carry(doing: () => Promise<void>): Promise<void> {
    this.#count += 1;
    await doing();
  }

  /** Says how many presses a part of a task took since the last one, no more than it may, and begins anew. */
  print(part: TaskPart): void {
    const { task, most } = TASKS[part];
    const said = `task ${task}, ${part}, ${this.#scene}: ${this.#count} presses`;
    this.#info.annotations.push({ type: 'presses', description: said });
    process.stdout.write(`${said}\n`);
    expect(this.#count, said).toBeLessThanOrEqual(most);
    this.#count = 0;
  }
}
