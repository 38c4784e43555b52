import { join } from 'node:path';
import { z } from 'zod';

/**
 * Returns the file with the shapes of the settings of these elements, read from their schemas:
 * `settings.ts` in the folder of each.
 */
export async function settingShapes(root: string, elements: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const element of elements) {
    const { settings } = await import(join(root, 'elements', element, 'settings.ts'));
    const { properties = {} } = z.toJSONSchema(settings, { io: 'input' });
    lines.push(`  '${element}': ${JSON.stringify(properties)},\n`);
  }
  return `import type { forms } from './forms.ts';
import type { SettingShape } from './setting-shape.ts';

/** The shapes of the settings of every element, by its identifier. */
export const settingShapes: Readonly<
  Record<keyof typeof forms, Readonly<Record<string, SettingShape>>>
> = {
${lines.join('')}};
`;
}
