import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { localise } from '@ribambelle/domain/website/localise.ts';
import { showsRecords } from '@ribambelle/domain/website/page-limits.ts';
import { describe, expect, test } from 'vitest';
import { data } from './data.ts';
import type { AnyForm, Field } from './form.ts';
import { forms } from './forms.ts';
import type { SettingShape } from './setting-shape.ts';
import { settingShapes } from './setting-shapes.ts';
import { settings } from './settings.ts';

/** The forms as the editor sees them: of any element. */
const ALL: Readonly<Record<string, AnyForm>> = forms;
const SHAPES: Readonly<Record<string, Readonly<Record<string, SettingShape>>>> = settingShapes;

const isText = ({ type }: SettingShape) => type === 'string';
const isListOf = (item: (shape: SettingShape) => boolean) => (shape: SettingShape) =>
  shape.type === 'array' && shape.items !== undefined && item(shape.items);
const has =
  (...names: readonly string[]) =>
  ({ properties = {} }: SettingShape) =>
    names.every((name) => name in properties);

/** Returns settings with a picture where one is still to be chosen. */
function withPicture(
  written: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
): Readonly<Record<string, unknown>> {
  const chosen = Object.entries(written).map(([name, value]) => {
    const isToChoose = fields[name]?.kind === 'picture' && value === '';
    return [name, isToChoose ? '/files/chosen' : value] as const;
  });
  return Object.fromEntries(chosen);
}

/** The shapes that a field of each kind can write. */
const WRITABLE: Readonly<Record<Field['kind'], (shape: SettingShape) => boolean>> = {
  choice: (shape) => shape.enum !== undefined,
  choices: isListOf((shape) => shape.enum !== undefined),
  colour: isText,
  ground: has('color', 'image', 'overlay'),
  hour: ({ type, maximum }) => type === 'integer' && maximum === 24,
  length: (shape) => isText(shape) && shape.pattern !== undefined,
  link: isText,
  number: ({ type }) => type === 'integer' || type === 'number',
  ordered: isListOf(has('id', 'disabled')),
  picture: (shape) => isText(shape) && shape.pattern !== undefined,
  ratio: (shape) => isText(shape) && shape.pattern !== undefined,
  records: isListOf(({ type }) => type === 'integer' || type === 'string'),
  rich: isText,
  rows: isListOf(({ type }) => type === 'object'),
  sides: has('left', 'top', 'right', 'bottom'),
  switch: ({ type }) => type === 'boolean',
  words: (shape) => isText(shape) && shape.enum === undefined && shape.pattern === undefined,
};

/** Returns the alternatives of a shape: itself when it has none. */
const choicesOf = (shape: SettingShape): readonly SettingShape[] => shape.anyOf ?? [shape];

/** Returns what is wrong with the fields of a form, or of a row of one. */
function problemsOf(
  fields: Readonly<Record<string, Field>>,
  shapes: Readonly<Record<string, SettingShape>>,
): readonly string[] {
  // rows have ids that nobody writes
  const settable = Object.keys(shapes).filter((name) => name !== 'id');
  return [
    ...settable.filter((name) => !(name in fields)).map((name) => `no field writes ${name}`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const shape = shapes[name];
      if (shape === undefined) return [`${name} is no setting`];
      const fitting = choicesOf(shape).find(WRITABLE[field.kind]);
      if (fitting === undefined) return [`${name} cannot be written as ${field.kind}`];
      if (field.kind !== 'rows') return [];
      return problemsOf(field.fields, fitting.items?.properties ?? {});
    }),
  ];
}

test('each setting has a field that can write it, and each field a setting', () => {
  expect(Object.keys(ALL)).toEqual(Object.keys(settings));
  for (const [element, { fields }] of Object.entries(ALL))
    expect(problemsOf(fields, SHAPES[element] ?? {}), element).toEqual([]);
});

test.each([
  ['no field writes level', {}, { level: { type: 'string' } }],
  ['level is no setting', { level: { kind: 'words' } }, {}],
  [
    'level cannot be written as words',
    { level: { kind: 'words' } },
    { level: { type: 'string', enum: ['h1'] } },
  ],
] as const)('negative control: %s', (problem, fields, shapes) => {
  expect(problemsOf(fields, shapes)).toEqual([problem]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('presets are accepted, once a picture is chosen, and leave no words of another language', () => {
    for (const [element, schema] of Object.entries(settings))
      for (const preset of ALL[element]?.presets ?? []) {
        const chosen = withPicture(preset.settings, ALL[element]?.fields ?? {});
        const values = localise(chosen, { language, fallback: language });
        expect(schema.safeParse(values).success, `${element}: ${preset.name}`).toBe(true);
      }
  });
});

test('presets have words in every language', () => {
  for (const [element, { fields, presets }] of Object.entries(ALL))
    for (const [name, { kind }] of Object.entries<Field>(fields)) {
      if (kind !== 'words' && kind !== 'rich') continue;
      for (const preset of presets) {
        const words = preset.settings[name];
        if (words === undefined || words === '') continue;
        expect(words, `${element}: ${name}`).toEqual(inEachLanguage(() => expect.any(String)));
      }
    }
});

test('the order of the families is that of the specification', () => {
  const orders = ['container', 'basic', 'header', 'banner', 'split-hero'].map(
    (name) => ALL[`sections-${name}`]?.order,
  );
  expect(orders).toEqual([100, 200, 300, 400, 400]);
});

test('an element that reads data counts as one that shows records', () => {
  // a form for new families, of which a page has one
  const others = Object.keys(data).filter((element) => element !== 'sections-auth-register');
  expect(others.length).toBeGreaterThan(20);
  for (const element of others) expect(showsRecords(element), element).toBe(true);
});

test('a list that is added brings no filters, and is offered with them too', () => {
  const filtered = Object.values(ALL).flatMap(({ fields, presets }) => {
    const [field] = Object.keys(fields).filter((name) => name.endsWith('-filters'));
    return field === undefined || !presets.some(({ name }) => name === 'filtered')
      ? []
      : [{ field, presets }];
  });
  expect(filtered.length).toBeGreaterThan(3);
  for (const { field, presets } of filtered) {
    expect(presets[0].settings).toMatchObject({ [field]: [] });
    const all = presets.find(({ name }) => name === 'filtered');
    expect(all?.settings).not.toHaveProperty(field);
  }
});
