import { isRecord } from './edits.ts';

/** Returns the setting at a path (`title`, `items.2.question`); undefined for none. */
export function settingAt(settings: unknown, path: string): unknown {
  let value = settings;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isRecord(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}
