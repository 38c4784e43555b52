import { Image } from '@mantine/core';

/** A title in a list, after the picture of its record. */
export function Pictured({ picture, title }: { picture: string; title: string }) {
  return (
    <span className="office-pictured">
      <Image src={picture} alt="" w={40} h={28} radius={4} fit="cover" />
      {title}
    </span>
  );
}
