import { Stack, Text, TextInput } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { fold } from '@ribambelle/domain/base/fold.ts';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import type { Family } from '@ribambelle/elements/form.ts';
import { useState } from 'react';
import { FormModal } from '../panels/form-dialog.tsx';
import { elementsOf, type ElementName, formOf, isElementName } from './known-elements.ts';
import { SavedSectionOffers } from './saved-section-offers.tsx';
import { mayBeKept } from './saved-sections.ts';
import { ElementSketch } from './element-sketch.tsx';
import './palette.css';

const FAMILIES: readonly Family[] = ['sections', 'lists', 'blocks', 'containers'];

/** An element that is offered, with one of its presets. */
export interface Offered {
  readonly element: ElementName;
  readonly preset: number;
}

/**
 * The elements that can be added in a place, by family, found by their names. Those about which a
 * page is are offered where it needs them.
 */
export function ElementPalette(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Tests whether an element can be in the place. */
  readonly fits: (element: ElementName) => boolean;
  /** The subjects that the page may have. */
  readonly subjects: readonly ElementName[];
  readonly onChoose: (offered: Offered) => void;
  /** Adds a copy of a saved section. */
  readonly onSaved: (section: PageElement) => void;
}) {
  const texts = useTexts('office-builder');
  return (
    <FormModal opened={props.opened} onClose={props.onClose} title={texts.palette} size="xl">
      {() => <Offers {...props} />}
    </FormModal>
  );
}

function Offers(props: Parameters<typeof ElementPalette>[0]) {
  const texts = useTexts('office-builder');
  const names = useTexts('office-elements');
  const [search, setSearch] = useState('');
  const wanted = fold(search);
  const families = [...FAMILIES, 'subjects' as const]
    .map((family) => ({
      family,
      offers: offersOf(family === 'subjects' ? props.subjects : elementsOf(family)).filter(
        ({ element }) => props.fits(element) && fold(names.elements[element]).includes(wanted),
      ),
    }))
    .filter(({ offers }) => offers.length > 0);
  const kept = useCall('listSavedSections', {}).data?.data ?? [];
  const saved = kept.filter(({ name, content: [section] }) => {
    if (section === undefined || !isElementName(section.element)) return false;
    return mayBeKept(section) && props.fits(section.element) && fold(name).includes(wanted);
  });
  return (
    <Stack gap="lg">
      <TextInput
        aria-label={texts.find_element}
        placeholder={texts.find_element}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.target.value)}
      />
      {families.length + saved.length === 0 ? <Text c="dimmed">{texts.no_element}</Text> : null}
      {families
        .filter(({ family }) => family === 'sections')
        .map((of) => (
          <FamilyOffers key={of.family} {...of} onChoose={props.onChoose} />
        ))}
      {saved.length === 0 ? null : <SavedSectionOffers sections={saved} onChoose={props.onSaved} />}
      {families
        .filter(({ family }) => family !== 'sections')
        .map((of) => (
          <FamilyOffers key={of.family} {...of} onChoose={props.onChoose} />
        ))}
    </Stack>
  );
}

function FamilyOffers(props: {
  readonly family: Family;
  readonly offers: readonly Offered[];
  readonly onChoose: (offered: Offered) => void;
}) {
  const names = useTexts('office-elements');
  const { family, offers, onChoose } = props;
  return (
    <section aria-label={names.families[family]}>
      <Text component="h3" size="sm" fw={600} m={0} mb={6}>
        {names.families[family]}
      </Text>
      <div className="builder-offers">
        {offers.map((offered) => (
          <button
            key={`${offered.element}-${offered.preset}`}
            type="button"
            className="builder-offer"
            onClick={() => onChoose(offered)}
          >
            <ElementSketch element={offered.element} />
            <span>{nameOf(offered, names)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function offersOf(elements: readonly ElementName[]): readonly Offered[] {
  return elements.flatMap((element) =>
    (formOf(element)?.presets ?? []).map((_, preset) => ({ element, preset })),
  );
}

function nameOf(
  { element, preset }: Offered,
  names: {
    readonly elements: Readonly<Record<ElementName, string>>;
    readonly presets: Readonly<Record<string, string>>;
  },
): string {
  const name = names.elements[element];
  const about = names.presets[formOf(element)?.presets[preset]?.name ?? ''] ?? '';
  return about === '' ? name : `${name} · ${about}`;
}
