import { Group, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * The contact fields of an organisation: e-mail, phone and address. `bind` connects each field to
 * its value by its name.
 */
export function ContactFields({ bind }: { bind: (name: string) => object }) {
  const texts = useTexts('office-organisation');
  return (
    <>
      <Group grow align="start">
        <TextInput label={texts.email} type="email" {...bind('email')} />
        <TextInput label={texts.phone} type="tel" {...bind('phone')} />
      </Group>
      <Group align="start" wrap="nowrap">
        <TextInput label={texts.street} flex={1} {...bind('street')} />
        <TextInput label={texts.number} w={90} {...bind('number')} />
      </Group>
      <Group align="start" wrap="nowrap">
        <TextInput label={texts.postcode} w={120} {...bind('postcode')} />
        <TextInput label={texts.city} flex={1} {...bind('city')} />
      </Group>
    </>
  );
}
