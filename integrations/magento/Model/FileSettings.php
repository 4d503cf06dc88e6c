<?php
declare(strict_types=1);

namespace Till\Elements\Model;

/**
 * What the settings of the files may be. They are printed into every page, the checkout's included, so nothing else is
 * ever printed: neither what was saved before these rules nor what is written into the database directly.
 */
class FileSettings
{
    /**
     * A path of the shop, or a folder of a host; without credentials, query and characters that end an attribute or a
     * source of the content security policy.
     */
    private const ADDRESS = '~^(?:https?://[^\s/?#"\'<>\\\\;,@]+(?:/|$)|/(?!/))[^\s?#"\'<>\\\\;,]*$~i';

    private const HASH = '~^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$~';

    /**
     * Whether the files may be loaded from this folder.
     *
     * @param string $address
     * @return bool
     */
    public function isAddress(string $address): bool
    {
        return preg_match(self::ADDRESS, $address) === 1;
    }

    /**
     * Whether this is a hash as the browser checks it (Subresource Integrity).
     *
     * @param string $hash
     * @return bool
     */
    public function isHash(string $hash): bool
    {
        return preg_match(self::HASH, $hash) === 1;
    }

    /**
     * The hashes by file of an import map; empty where it is no import map of hashes only.
     *
     * What else such a map can hold, other files in place of those that a module names, is refused.
     *
     * @param string $json
     * @return array<string, string>
     */
    public function getHashes(string $json): array
    {
        $map = json_decode($json, true);
        if (!is_array($map) || array_keys($map) !== ['integrity'] || !is_array($map['integrity'])) {
            return [];
        }
        foreach ($map['integrity'] as $file => $hash) {
            if (!is_string($file) || !is_string($hash) || !$this->isAddress($file) || !$this->isHash($hash)) {
                return [];
            }
        }

        return $map['integrity'];
    }
}
