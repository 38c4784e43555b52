import { ColorInput, Fieldset, NumberInput, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { isRecord } from '../edits.ts';
import type { FieldProps } from './field-props.ts';
import { PictureField } from './picture-field.tsx';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const OWN = 'own';

/** The ground of a section: a colour, a picture over it, and a veil over both. */
export function GroundField(props: FieldProps<'ground'>) {
  const { label, path, shape, value, onChange, place } = props;
  const texts = useTexts('office-elements');
  const ground = isRecord(value) ? value : {};
  const shapes = shape.properties ?? {};
  const overlay = isRecord(ground['overlay']) ? ground['overlay'] : {};
  const opacity = overlay['opacity'];
  const usual = shapes['overlay']?.properties?.['opacity']?.default;
  const picture = ground['image'] ?? null;
  return (
    <Fieldset legend={label} p="sm" data-setting={path}>
      <Stack gap="xs">
        <ColourChoice
          label={texts.fields.color}
          value={ground['color'] ?? shapes['color']?.default}
          disabled={place.disabled}
          onChange={(color) => onChange(`${path}.color`, color)}
        />
        <PictureField
          {...props}
          field={{ kind: 'picture' }}
          label={texts.ground_image}
          path={`${path}.image`}
          value={picture}
        />
        {picture === null ? null : (
          <>
            <Switch
              label={texts.fixed_image}
              checked={ground['attachment'] === 'fixed'}
              disabled={place.disabled}
              onChange={(event) =>
                onChange(`${path}.attachment`, event.currentTarget.checked ? 'fixed' : 'scroll')
              }
            />
            <NumberInput
              label={texts.overlay}
              suffix=" %"
              min={0}
              max={100}
              clampBehavior="strict"
              value={typeof opacity === 'number' ? opacity : ''}
              placeholder={typeof usual === 'number' ? `${usual} %` : ''}
              disabled={place.disabled}
              onChange={(next) =>
                onChange(`${path}.overlay.opacity`, typeof next === 'number' ? next : undefined)
              }
            />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}

/** One of our colours by name, which follow the accent, or another one. */
function ColourChoice(props: {
  readonly label: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (color: string) => void;
}) {
  const texts = useTexts('office-elements');
  const { value, onChange, disabled } = props;
  const color = typeof value === 'string' ? value : 'transparent';
  const names: Readonly<Record<string, string>> = texts.grounds;
  const isOwn = !(color in names);
  return (
    <>
      <Select
        label={props.label}
        data={[
          ...Object.entries(names).map(([name, label]) => ({ value: name, label })),
          { value: OWN, label: texts.own_colour },
        ]}
        value={isOwn ? OWN : color}
        allowDeselect={false}
        disabled={disabled}
        onChange={(name) => onChange(name === OWN ? '#f2efe6' : (name ?? 'transparent'))}
      />
      {isOwn ? (
        <ColorInput
          label={texts.own_colour}
          value={color}
          disabled={disabled}
          onChange={(next) => {
            if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(next)) onChange(next);
          }}
        />
      ) : null}
    </>
  );
}

/** Four margins, in pixels. */
export function SidesField({ label, path, value, onChange, place }: FieldProps<'sides'>) {
  const { sides } = useTexts('office-elements');
  const margins = isRecord(value) ? value : {};
  return (
    <Fieldset legend={label} p="sm" data-setting={path}>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
        {SIDES.map((side) => {
          const margin = margins[side];
          return (
            <NumberInput
              key={side}
              label={sides[side]}
              suffix=" px"
              min={0}
              max={400}
              step={8}
              clampBehavior="strict"
              value={typeof margin === 'number' ? margin : 0}
              disabled={place.disabled}
              onChange={(next) => onChange(`${path}.${side}`, typeof next === 'number' ? next : 0)}
            />
          );
        })}
      </SimpleGrid>
    </Fieldset>
  );
}
