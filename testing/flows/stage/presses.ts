import { expect, type Locator, type TestInfo } from '@playwright/test';

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

  /** Says how many presses the task took since the last one, at most so many, and begins anew. */
  print(task: string, { most }: { readonly most: number }): void {
    const said = `task ${task}, ${this.#scene}: ${this.#count} presses`;
    this.#info.annotations.push({ type: 'presses', description: said });
    process.stdout.write(`${said}\n`);
    expect(this.#count, said).toBeLessThanOrEqual(most);
    this.#count = 0;
  }
}
