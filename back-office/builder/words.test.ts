import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { AnyForm, Field } from '@ribambelle/elements/form.ts';
import { forms } from '@ribambelle/elements/forms.ts';
import type { SettingShape } from '@ribambelle/elements/setting-shape.ts';
import { settingShapes } from '@ribambelle/elements/setting-shapes.ts';
import { texts as english } from '@ribambelle/texts/en/office-elements.ts';
import { texts as french } from '@ribambelle/texts/fr/office-elements.ts';
import { expect, test } from 'vitest';

const ALL: Readonly<Record<string, AnyForm>> = forms;
const SHAPES: Readonly<Record<string, Readonly<Record<string, SettingShape>>>> = settingShapes;
const TEXTS = { fr: french, en: english };
type Names = Readonly<Record<string, unknown>>;

/** Returns the ids of the parts of an ordered setting. */
const partsOf = ({ items }: SettingShape): readonly string[] => {
  const id = items?.properties?.['id'];
  return [...(id?.enum ?? []), ...(id?.anyOf ?? []).flatMap((each) => [...(each.enum ?? [])])].map(
    String,
  );
};

/** Returns the choices of a setting, with the name under which their words are. */
function choicesOf(name: string, { field, shape }: { field: Field; shape: SettingShape }) {
  const choices = field.kind === 'choice' ? shape.enum : shape.items?.enum;
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  const key = name === 'allowed_status' ? 'status' : name;
  return (choices ?? []).map((choice) => [key, String(choice)] as const);
}

test.each(LANGUAGES)(
  'every element, preset, field, choice and part has words in %s',
  (language) => {
    const { elements, presets, fields, choices, parts } = TEXTS[language];
    const named: Readonly<Record<string, Names>> = choices;
    const missing: string[] = [];
    const need = (names: Names, name: string) => {
      if (typeof names[name] !== 'string') missing.push(name);
    };
    for (const [element, form] of Object.entries(ALL)) {
      need(elements, element);
      for (const preset of form.presets) need(presets, preset.name);
      for (const [name, field] of Object.entries(form.fields)) {
        const shape = SHAPES[element]?.[name] ?? {};
        need(fields, name);
        if (field.kind === 'rows')
          for (const inner of Object.keys(field.fields)) need(fields, inner);
        for (const [key, choice] of choicesOf(name, { field, shape }))
          need(named[key] ?? {}, choice);
        if (field.kind === 'ordered') for (const part of partsOf(shape)) need(parts, part);
      }
    }
    expect(missing).toEqual([]);
    expect(Object.keys(elements).filter((element) => !(element in ALL))).toEqual([]);
  },
);
