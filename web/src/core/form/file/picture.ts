type Named = Pick<File, 'type' | 'name'>

/** A HEIC photograph, which often only its own device can read. A phone gives its type; a computer often only its extension. */
export const isHeic = ({ type, name }: Named): boolean => /^image\/hei[cf]\b/.test(type) || /\.hei[cf]$/i.test(name)

/** A picture that may become a page. Any other type is refused, never converted to a JPEG that nobody has seen (ANNEX-24). */
export const isPhoto = (file: Named): boolean => ['image/jpeg', 'image/jpg', 'image/png'].includes(file.type) || isHeic(file)
