/** The picture by itself: colours that come from the page's tokens are written out. */
export function standaloneSvg(svg: SVGSVGElement): string {
  const page = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (!value.includes('var(')) continue;
      element.setAttribute(
        name,
        value.replaceAll(/var\((--[\w-]+)\)/gu, (_, token: string) =>
          page.getPropertyValue(token).trim(),
        ),
      );
    }
  }
  copy.setAttribute('color', page.color);
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}
