import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { HISTORY_STEPS } from '@ribambelle/domain/website/undo-keys.ts';
import { z } from 'zod';
import { pageFields } from './shapes.ts';

/** The largest message that is read, in characters of its JSON. */
const LARGEST_MESSAGE = 512_000;

const language = z.enum(LANGUAGES);
const elementId = z.string().min(1).max(64);

/** The path of a setting: `title`, or `items.2.question` for one of a row. */
const settingPath = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\.\d+\.[\w-]+)*$/);

/** Returns the schema of a message of this version; all other fields are left out. */
function message<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.object({ ribambelle: z.literal(1), type: z.literal(type), ...shape });
}

/** The place of an element in the window of the frame, in CSS pixels. */
const box = z.object({
  id: elementId,
  left: z.number(),
  top: z.number(),
  width: z.number().min(0),
  height: z.number().min(0),
});

/** The messages of the office to the frame that shows a page being written. */
const officeMessage = z.discriminatedUnion('type', [
  /** The whole page: after its structure, the language or an undo changed it. */
  message('show', {
    content: pageFields.content,
    language,
    fallback: language,
    /** True for a page that is only looked at: nothing is written in it. */
    fixed: z.boolean().optional(),
  }),
  /** The settings of one element, with the words of all languages. */
  message('change', { id: elementId, settings: z.record(z.string().max(100), z.unknown()) }),
  /** The element that is being changed, which the frame scrolls to; null for none. */
  message('select', { id: elementId.nullable() }),
]);

/** The messages of the frame to the office. */
const frameMessage = z.discriminatedUnion('type', [
  /** The frame can take messages; the office sends none before. */
  message('ready', { path: z.string().max(2000), language, build: z.string().max(100) }),
  /** The places of all elements, after layout, scrolling and resizing. */
  message('boxes', {
    boxes: z.array(box).max(300),
    /** The height of what sticks to the top of the window, over the elements. */
    covered: z.number().min(0),
  }),
  /** An element was pressed; `field` is null when no setting is known to be the text there. */
  message('pressed', { id: elementId, field: settingPath.nullable() }),
  /** A text was written in the page, in the shown language. */
  message('typed', { id: elementId, field: settingPath, text: z.string().max(10_000) }),
  /** The keys that undo or redo were pressed in the page. */
  message('stepped', { step: z.enum(HISTORY_STEPS) }),
  /** Escape was pressed in a page that is only looked at. */
  message('left', {}),
  /** The elements whose settings draw nothing. */
  message('refused', { ids: z.array(elementId).max(300) }),
  /** A link to a page of the site was followed: its path without language. */
  message('wanted', { path: z.string().max(2000).regex(/^\//) }),
]);

export type OfficeMessage = z.infer<typeof officeMessage>;
export type FrameMessage = z.infer<typeof frameMessage>;
export type ElementBox = z.infer<typeof box>;

/** Returns what a message of the office says; null for one that is too large or no such message. */
export const readOfficeMessage = (data: unknown): OfficeMessage | null => read(officeMessage, data);

/** Returns what a message of the frame says; null for one that is too large or no such message. */
export const readFrameMessage = (data: unknown): FrameMessage | null => read(frameMessage, data);

function read<Message>(schema: z.ZodType<Message>, data: unknown): Message | null {
  if (!isSmall(data)) return null;
  const result = schema.safeParse(data);
  return result.success ? result.data : null;
}

/** Returns true for data that are JSON of an allowed size; what cannot be written is not. */
function isSmall(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  try {
    return JSON.stringify(data).length <= LARGEST_MESSAGE;
  } catch {
    return false;
  }
}
