type Named = Pick<File, 'type' | 'name'>

/** A photograph of a phone that only its device may read: named by its type there, often by nothing but its extension on a desk. */
export const isHeic = ({ type, name }: Named): boolean => /^image\/hei[cf]\b/.test(type) || /\.hei[cf]$/i.test(name)

/** A picture that may become a page. Another one is refused by its type, never turned into a JPEG unseen (ANNEX-24). */
export const isPhoto = (file: Named): boolean => ['image/jpeg', 'image/jpg', 'image/png'].includes(file.type) || isHeic(file)
